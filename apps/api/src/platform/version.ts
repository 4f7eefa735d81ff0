import packageJson from '../../../../package.json';

/** The version of the product, as in its changelog. */
export const VERSION = packageJson.version;
