export const MAX_WARDROBE_PIECES = 1_000;
export const FREE_WARDROBE_PIECES = 10;
/** Days in which a removed piece can be restored. */
export const WARDROBE_UNDO_DAYS = 30;
/** Only the most recently removed pieces can be restored. */
export const WARDROBE_UNDO_PIECES = 200;
/** Per request; a note with line breaks counts as several lines. */
export const MAX_WARDROBE_LINES = 2_000;
/** UTF-16 code units, free text. */
export const MAX_WARDROBE_LINE = 300;
/** UTF-16 code units, spreadsheet row. */
export const MAX_WARDROBE_ROW = 1_500;

/** UTF-16 code units. */
export const MAX_PIECE_NAME = 80;
export const MAX_PIECE_NOTE = 500;
export const MAX_PIECE_BRAND = 60;
export const MAX_PIECE_SIZE = 30;
/** Main unit of the currency. */
export const MAX_PIECE_PRICE = 1_000_000;
/** Days without wear that count as a season. */
export const SEASON_DAYS = 91;
