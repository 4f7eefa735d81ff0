export default {
  sharePicture: {
    mark: 'Figura',
    saved: 'The picture is saved.',
    failure: 'Your browser could not make a picture of it.',
  },
} as const;
