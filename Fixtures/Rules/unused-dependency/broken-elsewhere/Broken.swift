// Not all of this is Swift.
// Another file is half-written. It does not compile; the findings elsewhere stand.
func broken( {
  let x = [1, 2
  if x {
}
