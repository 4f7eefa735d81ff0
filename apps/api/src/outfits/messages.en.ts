export default {
  errors: {
    outfitNotFound: 'We could not find this outfit. It may have been deleted.',
    pieceNotFound: 'We could not find one of these pieces. It may have been deleted.',
    checkOver: 'This check has expired. Please check the piece again.',
    tooManyOutfits: 'You already have {max, number} outfits, the most you can keep. Please delete one first.',
    tooManyWears: 'This outfit already has {max, number} days noted, the most it can have.',
    tooManyPlans: 'This outfit is already planned for {max, number} days, the most it can have.',
    calendarNotFound: 'This calendar link no longer works. Please make a new one on the page Outfits.',
    packingListNotFound: 'We could not find this packing list. It may have been deleted.',
    tooManyPackingLists:
      'You already have {max, number} packing lists, the most you can keep. Please delete one first.',
  },
  calendar: {
    title: 'Figura outfits',
    unnamed: 'Outfit',
  },
} as const;
