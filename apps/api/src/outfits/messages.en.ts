export default {
  errors: {
    outfitNotFound: 'We could not find this outfit. It may have been deleted.',
    pieceNotFound: 'We could not find one of these pieces. It may have been deleted meanwhile.',
    checkOver: 'This check is over. Please check the piece again.',
    tooManyOutfits:
      'You keep {max, number} outfits, which is as many as there is room for. Please delete one first.',
    tooManyWears: 'This outfit has {max, number} days noted, which is as many as there is room for.',
    packingListNotFound: 'We could not find this packing list. It may have been deleted.',
    tooManyPackingLists:
      'You keep {max, number} packing lists, which is as many as there is room for. Please delete one first.',
  },
} as const;
