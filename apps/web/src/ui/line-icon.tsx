interface LineIconProps {
  /** SVG path on a 24 by 24 grid. */
  path: string;
  className?: string | undefined;
}

/** For icons needed at first load: the icon library would add a kilobyte to each page without other icons. */
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
