/** The colors of a body that only shows how large a piece is and where it is worn: no ink, no shadow. */
export const HINT = { skin: '#f1ddd2', line: '#b3917f' } as const;
