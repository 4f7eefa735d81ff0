/** Pieces that a wardrobe holds. */
export const MAX_WARDROBE_PIECES = 1_000;
/** Pieces that the wardrobe of a free account holds. */
export const FREE_WARDROBE_PIECES = 10;
/** For so long a piece that was taken out can be put back. */
export const WARDROBE_UNDO_DAYS = 30;
/** Of the pieces that were taken out the latest can be put back; earlier ones go for good. */
export const WARDROBE_UNDO_PIECES = 200;
/** Lines of a list in one request: pieces with line breaks in their notes take more than one. */
export const MAX_WARDROBE_LINES = 2_000;
/** Of a line in words, in UTF-16 code units. */
export const MAX_WARDROBE_LINE = 300;
/** Of a spreadsheet's row, in UTF-16 code units. */
export const MAX_WARDROBE_ROW = 1_500;

/** In UTF-16 code units. */
export const MAX_PIECE_NAME = 80;
export const MAX_PIECE_NOTE = 500;
export const MAX_PIECE_BRAND = 60;
export const MAX_PIECE_SIZE = 30;
/** In the main unit of its currency. */
export const MAX_PIECE_PRICE = 1_000_000;
/** A piece that was worn on none of so many days was not worn for a season. */
export const SEASON_DAYS = 91;
