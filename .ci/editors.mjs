// Compares what editors made of the program's output with the output, and runs the expressions of
// VS Code and of Xcode on it. Usage: node editors.mjs FOLDER, called by .ci/editors.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const scratch = process.argv[2];
const repository = new URL("..", import.meta.url);

const lines = readFileSync(`${scratch}/findings`, "utf8").trimEnd().split("\n");

/** The parts of a line, which no place in this project makes ambiguous. */
function parts(line) {
  const [file, row, column, severity, ...message] = line.split(":");
  return {
    file,
    line: Number(row),
    column: Number(column),
    severity: severity.trim(),
    message: message.join(":").slice(1),
  };
}

/** The name that stands at a place, found by bytes. */
function word({ file, line, column }) {
  const bytes = Buffer.from(readFileSync(`${scratch}/app/${file}`, "utf8").split("\n")[line - 1]);
  return bytes.subarray(column - 1).toString().match(/^[\w.]*/)[0].match(/^\w*/)[0];
}

const findings = lines.map(parts);
const wanted = findings.map((finding) => ({ ...finding, word: word(finding) }));
assert.deepEqual(new Set(findings.map((finding) => finding.severity)),
  new Set(["error", "warning", "note"]));
for (const name of ["spare", "oven", "spoon"]) {
  assert(wanted.some((place) => place.word === name && place.column > 5), name);
}

for (const editor of ["vim", "emacs"]) {
  const found = JSON.parse(readFileSync(`${scratch}/${editor}.json`, "utf8"));
  assert.deepEqual(found.map((place) => ({ ...place, word: place.word.match(/^\w*/)[0] })), wanted,
    editor);
  console.log(`${editor}: ${found.length} places, with types`);
}

const { tasks } = JSON.parse(
  readFileSync(new URL("docs/vscode-problem-matcher.json", repository), "utf8"));
const severities = {
  purelint: ["error", "warning"],
  "purelint: errors only": ["error"],
  "purelint: with notes": ["error", "warning", "note"],
};
assert.deepEqual(tasks.map((task) => task.label), Object.keys(severities));
for (const task of tasks) {
  const run = spawnSync(task.command, task.args, { cwd: `${scratch}/app`, encoding: "utf8" });
  const { pattern } = task.problemMatcher;
  const found = (run.stdout + run.stderr).split("\n")
    .map((line) => line.match(new RegExp(pattern.regexp))).filter(Boolean)
    .map((match) => ({
      file: match[pattern.file],
      line: Number(match[pattern.line]),
      column: Number(match[pattern.column]),
      severity: match[pattern.severity],
      message: match[pattern.message] + (match[pattern.code] ? ` [${match[pattern.code]}]` : ""),
    }));
  const shown = findings.filter((finding) => severities[task.label].includes(finding.severity));
  assert.deepEqual(found, shown, task.label);
  console.log(`VS Code, ${task.label}: ${found.length} problems`);
}

// As in CommandLineToolSpec.swift of Xcode's build system.
const xcodeLine = /^([^'"]+: +|[ \t\f\p{Z}]*)(error|warning|note|notice|fixit|sh): (.*)$/u;
const xcodePlace = /^([^:]+):(?:([0-9]+):)?(?:([0-9]+):)? +$/;
const run = spawnSync("purelint", ["check", "--format", "text", "--", `${scratch}/app`],
  { encoding: "utf8" });
const found = (run.stdout + run.stderr).split("\n").map((line) => line.match(xcodeLine))
  .filter((match) => match && xcodePlace.test(match[1]))
  .map((match) => {
    const place = match[1].match(xcodePlace);
    return {
      file: place[1].replace(`${scratch}/app/`, ""),
      line: Number(place[2]),
      column: Number(place[3]),
      severity: match[2],
      message: match[3],
    };
  });
assert.deepEqual(found, findings);
console.log(`Xcode: ${found.length} diagnostics`);
