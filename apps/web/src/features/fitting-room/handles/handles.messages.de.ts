export default {
  handles: {
    'edge.neckline': 'Ausschnitt',
    'edge.rise': 'Leibhöhe',
    'edge.sleeve': 'Ärmellänge',
    'edge.hem': 'Saum',
    unknown: 'Nicht angegeben',
    'rise.high-rise': '{value}, an der Taille',
    'rise.mid-rise': '{value}, etwas unter der Taille',
    'rise.low-rise': '{value}, auf der Hüfte',
    neckline: '{value}, etwa {length} unter dem Halsansatz',
    sleeve: '{value}, etwa {length} ab der Schulternaht',
    'hem.aboveKnee': '{value}, etwa {length} über der Kniemitte',
    'hem.belowKnee': '{value}, etwa {length} unter der Kniemitte',
    'hem.aboveFloor': '{value}, etwa {length} über dem Boden',
  },
} as const;
