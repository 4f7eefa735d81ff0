export default {
  handles: {
    'edge.neckline': 'Neckline',
    'edge.rise': 'Rise',
    'edge.sleeve': 'Sleeve length',
    'edge.hem': 'Hem',
    unknown: 'Not said',
  },
} as const;
