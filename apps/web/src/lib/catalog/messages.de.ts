export const garments = {
  title: '{garment_Bare}',
  within: '{garment_bare}',
};
