/** Stands in for `preview-email`, which the mailer loads at import, with all its parts, and the product never asks for. */
export {};
