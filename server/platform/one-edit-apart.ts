/** Whether two words differ by one letter that is wrong, missing or too many, or by two that are swapped. True of equal ones. */
export function isOneEditApart(a: string, b: string): boolean {
  let [from, end] = [0, 0];
  const shorter = Math.min(a.length, b.length);
  while (from < shorter && a[from] === b[from]) from += 1;
  while (end < shorter - from && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [here, there] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  return Math.max(here.length, there.length) <= 1 || (here.length === 2 && here === `${there[1]}${there[0]}`);
}
