interface LineIconProps {
  /** What the lines draw, on a sheet of 24 by 24: an SVG path. */
  path: string;
  className?: string | undefined;
}

/**
 * An icon that most pages need from the start. Such icons are drawn here and not taken from the icon library, whose frame
 * alone would add a kilobyte to the first load of each page that needs no other icon.
 */
export function LineIcon({ path, className }: LineIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
