export const likeChecked = {
  title: 'Ähnliches aus Shops',
  all: 'Alles aus Shops zeigen',
  order: 'Wie die Reihenfolge entsteht',
  noneSold:
    'Kein Shop hier verkauft bisher ein Teil dieser Art, das in deine Vorlieben und dein Budget passt.',
  noneSuits: 'Shops haben Teile dieser Art, aber keines, das dir steht und in deiner Größe da ist.',
};
