/** The class attribute for a list of names, leaving out those that are not there. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
