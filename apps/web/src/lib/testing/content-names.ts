/** In tests names are English. */
export default null;
