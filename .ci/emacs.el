;;; What somebody does in Emacs who wires a module and forgets an argument. Run by .ci/language-server.
;;; SETTING is a setting of docs/editors.md, CLIENT is `lsp-mode' or `eglot', and with `lsp-mode' the
;;; server SOURCEKIT runs beside.  -*- lexical-binding: t -*-

(package-initialize)
;; Debian has no mode for Swift; this has all that a client looks at.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq lsp-auto-guess-root t
      lsp-session-file (expand-file-name "session" (getenv "HOME"))
      lsp-enable-snippet nil
      lsp-completion-provider :none
      eglot-sync-connect 60)

(defun say (text &rest values)
  (princ (concat "emacs, " (getenv "CLIENT") ": " (apply #'format text values) "\n")
         #'external-debugging-output))

(defun expect (wanted text &rest values)
  (unless wanted
    (apply #'say text values)
    (kill-emacs 1)))

(defun wait-until (holds text)
  "Waits until HOLDS answers something."
  (let ((end (+ (float-time) 60)) found)
    (while (not (or (setq found (funcall holds)) (> (float-time) end))) (sleep-for 0.05))
    (expect found text)
    found))

(defun at (text &optional back)
  "Goes behind TEXT, or BACK letters before its end."
  (goto-char (point-min))
  (search-forward text)
  (backward-char (or back 0)))

(defun place (location)
  (list (gethash "uri" location) (gethash "line" (gethash "start" (gethash "range" location)))))

;;; One function for each thing that a user does, for either client.

(defun findings-of-lsp-mode ()
  (seq-filter (lambda (one) (equal (gethash "source" one) "purelint"))
              (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t))))

(defun mend-by-lsp-mode ()
  (goto-char (lsp--position-to-point (gethash "start" (gethash "range" (car (findings-of-lsp-mode))))))
  (lsp-execute-code-action
   (seq-find (lambda (one) (eq t (gethash "isPreferred" one))) (lsp-code-actions-at-point))))

(defun look-around-by-lsp-mode ()
  (at "profileEditorFactory = " 5)
  (let* ((contents (gethash "contents" (lsp-request "textDocument/hover"
                                                    (lsp--text-document-position-params))))
         ;; With two servers, the texts of both.
         (texts (mapcar (lambda (one) (if (stringp one) one (gethash "value" one)))
                        (if (hash-table-p contents) (list contents) (append contents nil)))))
    (expect (= 1 (seq-count (lambda (one) (string-match-p "^  way  " one)) texts)) "hover: %S" texts))
  ;; What the two servers answer together: each place once.
  (at "private let settings" 3)
  (dolist (method '("textDocument/definition" "textDocument/references"))
    (let ((found (mapcar #'place (append (lsp-request method (lsp--make-reference-params)) nil))))
      (expect (equal found (delete-dups (copy-sequence found))) "%s twice: %S" method found)))
  (find-file "../Features/Account/ProfileEditorViewController.swift")
  (lsp)
  (at "let authService" 3)
  (let ((found (mapcar #'place (append (lsp-request "textDocument/definition"
                                                    (lsp--text-document-position-params)) nil))))
    (expect (seq-some (lambda (one) (string-suffix-p "AccountCompositionRoot.swift" (car one))) found)
            "definition: %S" found)
    (expect (equal found (delete-dups (copy-sequence found))) "definition twice: %S" found))
  (let ((lenses (lsp-request "textDocument/codeLens" `(:textDocument ,(lsp--text-document-identifier)))))
    (expect (seq-some (lambda (one) (string-prefix-p "provided by" (gethash "title" (gethash "command" one))))
                      lenses)
            "no lens says who provides a field")))

(defun findings-of-eglot ()
  (flymake-start)
  (flymake-diagnostics))

(defun mend-by-eglot ()
  (goto-char (flymake-diagnostic-beg (car (findings-of-eglot))))
  (let ((fix (seq-find (lambda (one) (eq t (plist-get one :isPreferred)))
                       (eglot-code-actions (point) (point)))))
    (eglot--apply-workspace-edit (plist-get fix :edit)))
  (eglot--signal-textDocument/didChange))

(defun look-around-by-eglot ()
  (at "profileEditorFactory = " 5)
  (expect (xref-backend-references 'eglot "any") "no references")
  (let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover
                                (eglot--TextDocumentPositionParams))))
    (expect (string-match-p "^  way  " (plist-get (plist-get hover :contents) :value)) "hover: %S" hover)))

;;; The session

(when (getenv "SOURCEKIT")
  (with-eval-after-load 'lsp-mode
    (lsp-register-client
     (make-lsp-client :new-connection (lsp-stdio-connection (list (getenv "SOURCEKIT")))
                      :activation-fn (lsp-activate-on "swift")
                      :server-id 'sourcekit))))
(load (getenv "SETTING") nil t)

(find-file "App/AccountCompositionRoot.swift")
(let* ((is-eglot (equal (getenv "CLIENT") "eglot"))
       (findings (if is-eglot #'findings-of-eglot #'findings-of-lsp-mode)))
  (if is-eglot
      (progn
        (require 'eglot)
        (call-interactively #'eglot)
        (wait-until #'eglot-managed-p "no server is attached"))
    (require 'lsp-mode)
    (lsp)
    (wait-until (lambda ()
                  (and (= (length (lsp-workspaces)) (if (getenv "SOURCEKIT") 2 1))
                       (seq-every-p (lambda (one) (eq (lsp--workspace-status one) 'initialized))
                                    (lsp-workspaces))))
                "the servers are not attached"))
  (at "AccountReactor.Factory(")
  (search-forward "authService: ")
  (delete-region (match-beginning 0) (re-search-forward ", ?"))
  (when is-eglot (eglot--signal-textDocument/didChange))
  (wait-until findings "nothing is shown")
  (if is-eglot (mend-by-eglot) (mend-by-lsp-mode))
  (wait-until (lambda () (null (funcall findings))) "the finding stays")
  (if is-eglot (look-around-by-eglot) (look-around-by-lsp-mode))
  (say "a defect is told, mended, gone%s" (if (getenv "SOURCEKIT") ", beside the compiler's server" "")))
(set-buffer-modified-p nil)
(kill-emacs 0)
