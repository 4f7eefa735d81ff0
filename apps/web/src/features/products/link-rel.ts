/** Of a link to a shop, which learns nothing of our page; no search engine takes it for praise. */
export function relOf(sponsored: boolean): string {
  return ['noopener', 'noreferrer', 'nofollow', ...(sponsored ? ['sponsored'] : [])].join(' ');
}
