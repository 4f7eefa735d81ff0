export default {
  garments: {
    title: '{garment_Bare}',
    within: '{garment_bare}',
  },
} as const;
