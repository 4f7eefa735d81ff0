/**
 * The icon of every way back. It is drawn here and not taken from the icon library, whose frame alone would add a
 * kilobyte to the first load of each page that needs no other icon.
 */
export function ArrowLeft() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m12 19-7-7 7-7M19 12H5" />
    </svg>
  );
}
