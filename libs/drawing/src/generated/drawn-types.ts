/** Made of src/types by `npm run generate`. */
import type { Cutter } from '../garment/clothes/layers';
import type { Drawer } from '../garment/piece';
import { cut as cutTrenchCoat } from '../types/trench-coat';
import { cut as cutWoolCoat } from '../types/wool-coat';
import { cut as cutCocoonCoat } from '../types/cocoon-coat';
import { cut as cutBlazer } from '../types/blazer';
import { cut as cutCroppedJacket } from '../types/cropped-jacket';
import { cut as cutDenimJacket } from '../types/denim-jacket';
import { cut as cutLeatherJacket } from '../types/leather-jacket';
import { cut as cutLonglineCardigan } from '../types/longline-cardigan';
import { cut as cutPuffer } from '../types/puffer';
import { cut as cutCape } from '../types/cape';
import { cut as cutWaistcoat } from '../types/waistcoat';
import { cut as cutBomber } from '../types/bomber';
import { cut as cutParka } from '../types/parka';
import { cut as cutRainCoat } from '../types/rain-coat';
import { cut as cutWindbreaker } from '../types/windbreaker';
import { cut as cutFleeceJacket } from '../types/fleece-jacket';
import { cut as cutGilet } from '../types/gilet';
import { cut as cutOvershirt } from '../types/overshirt';
import { cut as cutShacket } from '../types/shacket';
import { cut as cutBarnJacket } from '../types/barn-jacket';
import { cut as cutFunnelJacket } from '../types/funnel-jacket';
import { cut as cutRacerJacket } from '../types/racer-jacket';
import { cut as cutSuedeJacket } from '../types/suede-jacket';
import { cut as cutTShirt } from '../types/t-shirt';
import { cut as cutBlouse } from '../types/blouse';
import { cut as cutShirt } from '../types/shirt';
import { cut as cutWrapTop } from '../types/wrap-top';
import { cut as cutSweater } from '../types/sweater';
import { cut as cutCardigan } from '../types/cardigan';
import { cut as cutTank } from '../types/tank';
import { cut as cutCamisole } from '../types/camisole';
import { cut as cutPeplumTop } from '../types/peplum-top';
import { cut as cutTunic } from '../types/tunic';
import { cut as cutBodysuit } from '../types/bodysuit';
import { cut as cutPolo } from '../types/polo';
import { cut as cutSweatshirt } from '../types/sweatshirt';
import { cut as cutHoodie } from '../types/hoodie';
import { cut as cutSweaterVest } from '../types/sweater-vest';
import { cut as cutWrapDress } from '../types/wrap-dress';
import { cut as cutSheathDress } from '../types/sheath-dress';
import { cut as cutShiftDress } from '../types/shift-dress';
import { cut as cutFitAndFlareDress } from '../types/fit-and-flare-dress';
import { cut as cutShirtDress } from '../types/shirt-dress';
import { cut as cutSlipDress } from '../types/slip-dress';
import { cut as cutEmpireDress } from '../types/empire-dress';
import { cut as cutMaxiDress } from '../types/maxi-dress';
import { cut as cutKnitDress } from '../types/knit-dress';
import { cut as cutJumpsuit } from '../types/jumpsuit';
import { cut as cutPlaysuit } from '../types/playsuit';
import { cut as cutDungarees } from '../types/dungarees';
import { cut as cutDungareeDress } from '../types/dungaree-dress';
import { cut as cutKaftan } from '../types/kaftan';
import { cut as cutGown } from '../types/gown';
import { cut as cutWeddingDress } from '../types/wedding-dress';
import { cut as cutSwimsuit } from '../types/swimsuit';
import { cut as cutStraightTrousers } from '../types/straight-trousers';
import { cut as cutWideTrousers } from '../types/wide-trousers';
import { cut as cutSlimTrousers } from '../types/slim-trousers';
import { cut as cutTaperedTrousers } from '../types/tapered-trousers';
import { cut as cutStraightJeans } from '../types/straight-jeans';
import { cut as cutBootcutJeans } from '../types/bootcut-jeans';
import { cut as cutFlaredJeans } from '../types/flared-jeans';
import { cut as cutPencilSkirt } from '../types/pencil-skirt';
import { cut as cutALineSkirt } from '../types/a-line-skirt';
import { cut as cutPleatedSkirt } from '../types/pleated-skirt';
import { cut as cutFullSkirt } from '../types/full-skirt';
import { cut as cutWrapSkirt } from '../types/wrap-skirt';
import { cut as cutSlipSkirt } from '../types/slip-skirt';
import { cut as cutBubbleSkirt } from '../types/bubble-skirt';
import { cut as cutShorts } from '../types/shorts';
import { cut as cutCulottes } from '../types/culottes';
import { cut as cutSkinnyJeans } from '../types/skinny-jeans';
import { cut as cutSlimJeans } from '../types/slim-jeans';
import { cut as cutWideJeans } from '../types/wide-jeans';
import { cut as cutTaperedJeans } from '../types/tapered-jeans';
import { cut as cutBarrelJeans } from '../types/barrel-jeans';
import { cut as cutBaggyJeans } from '../types/baggy-jeans';
import { cut as cutCapriTrousers } from '../types/capri-trousers';
import { cut as cutFlaredTrousers } from '../types/flared-trousers';
import { cut as cutLeggings } from '../types/leggings';
import { cut as cutJoggers } from '../types/joggers';
import { cut as cutChinos } from '../types/chinos';
import { cut as cutCargoTrousers } from '../types/cargo-trousers';
import { cut as cutSkort } from '../types/skort';
import { cut as cutStraightSkirt } from '../types/straight-skirt';
import { cut as cutTieredSkirt } from '../types/tiered-skirt';
import { cut as cutSportsShorts } from '../types/sports-shorts';
import { wear as wearPump } from '../types/pump';
import { lay as layPump } from '../types/pump';
import { wear as wearBalletFlat } from '../types/ballet-flat';
import { lay as layBalletFlat } from '../types/ballet-flat';
import { wear as wearLoafer } from '../types/loafer';
import { lay as layLoafer } from '../types/loafer';
import { wear as wearAnkleBoot } from '../types/ankle-boot';
import { lay as layAnkleBoot } from '../types/ankle-boot';
import { wear as wearKneeBoot } from '../types/knee-boot';
import { lay as layKneeBoot } from '../types/knee-boot';
import { wear as wearHeeledSandal } from '../types/heeled-sandal';
import { lay as layHeeledSandal } from '../types/heeled-sandal';
import { wear as wearFlatSandal } from '../types/flat-sandal';
import { lay as layFlatSandal } from '../types/flat-sandal';
import { wear as wearSneaker } from '../types/sneaker';
import { lay as laySneaker } from '../types/sneaker';
import { wear as wearRetroSneaker } from '../types/retro-sneaker';
import { lay as layRetroSneaker } from '../types/retro-sneaker';
import { wear as wearMule } from '../types/mule';
import { lay as layMule } from '../types/mule';
import { wear as wearSlingback } from '../types/slingback';
import { lay as laySlingback } from '../types/slingback';
import { wear as wearWedge } from '../types/wedge';
import { lay as layWedge } from '../types/wedge';
import { wear as wearMaryJane } from '../types/mary-jane';
import { lay as layMaryJane } from '../types/mary-jane';
import { wear as wearOxford } from '../types/oxford';
import { lay as layOxford } from '../types/oxford';
import { wear as wearEspadrille } from '../types/espadrille';
import { lay as layEspadrille } from '../types/espadrille';
import { wear as wearFlipFlop } from '../types/flip-flop';
import { lay as layFlipFlop } from '../types/flip-flop';
import { wear as wearSlipper } from '../types/slipper';
import { lay as laySlipper } from '../types/slipper';
import { wear as wearRunningShoe } from '../types/running-shoe';
import { lay as layRunningShoe } from '../types/running-shoe';
import { wear as wearHikingBoot } from '../types/hiking-boot';
import { lay as layHikingBoot } from '../types/hiking-boot';
import { wear as wearRainBoot } from '../types/rain-boot';
import { lay as layRainBoot } from '../types/rain-boot';
import { wear as wearToteBag } from '../types/tote-bag';
import { lay as layToteBag } from '../types/tote-bag';
import { wear as wearShoulderBag } from '../types/shoulder-bag';
import { lay as layShoulderBag } from '../types/shoulder-bag';
import { wear as wearClutchBag } from '../types/clutch-bag';
import { lay as layClutchBag } from '../types/clutch-bag';
import { wear as wearCrossbodyBag } from '../types/crossbody-bag';
import { lay as layCrossbodyBag } from '../types/crossbody-bag';
import { wear as wearBelt } from '../types/belt';
import { lay as layBelt } from '../types/belt';
import { wear as wearWideBelt } from '../types/wide-belt';
import { lay as layWideBelt } from '../types/wide-belt';
import { wear as wearWideBrimHat } from '../types/wide-brim-hat';
import { lay as layWideBrimHat } from '../types/wide-brim-hat';
import { wear as wearBeret } from '../types/beret';
import { lay as layBeret } from '../types/beret';
import { wear as wearScarf } from '../types/scarf';
import { lay as layScarf } from '../types/scarf';
import { wear as wearShawl } from '../types/shawl';
import { lay as layShawl } from '../types/shawl';
import { wear as wearNeckerchief } from '../types/neckerchief';
import { lay as layNeckerchief } from '../types/neckerchief';
import { wear as wearHosiery } from '../types/hosiery';
import { show as showHosiery } from '../types/hosiery';
import { wear as wearBackpack } from '../types/backpack';
import { lay as layBackpack } from '../types/backpack';
import { wear as wearCap } from '../types/cap';
import { lay as layCap } from '../types/cap';
import { wear as wearBucketHat } from '../types/bucket-hat';
import { lay as layBucketHat } from '../types/bucket-hat';
import { wear as wearBeanie } from '../types/beanie';
import { lay as layBeanie } from '../types/beanie';
import { wear as wearTie } from '../types/tie';
import { lay as layTie } from '../types/tie';
import { wear as wearSocks } from '../types/socks';
import { show as showSocks } from '../types/socks';
import { cut as cutBra } from '../types/bra';
import { cut as cutBralette } from '../types/bralette';
import { cut as cutSportsBra } from '../types/sports-bra';
import { cut as cutBikiniBottom } from '../types/bikini-bottom';
import { wear as wearPendantNecklace } from '../types/pendant-necklace';
import { lay as layPendantNecklace } from '../types/pendant-necklace';
import { wear as wearChoker } from '../types/choker';
import { lay as layChoker } from '../types/choker';
import { wear as wearLayeredNecklace } from '../types/layered-necklace';
import { lay as layLayeredNecklace } from '../types/layered-necklace';
import { wear as wearPearlStrand } from '../types/pearl-strand';
import { lay as layPearlStrand } from '../types/pearl-strand';
import { wear as wearBibNecklace } from '../types/bib-necklace';
import { lay as layBibNecklace } from '../types/bib-necklace';
import { wear as wearLariat } from '../types/lariat';
import { lay as layLariat } from '../types/lariat';
import { wear as wearStudEarrings } from '../types/stud-earrings';
import { lay as layStudEarrings } from '../types/stud-earrings';
import { wear as wearDropEarrings } from '../types/drop-earrings';
import { lay as layDropEarrings } from '../types/drop-earrings';
import { wear as wearHoopEarrings } from '../types/hoop-earrings';
import { lay as layHoopEarrings } from '../types/hoop-earrings';
import { wear as wearCuffBracelet } from '../types/cuff-bracelet';
import { show as showCuffBracelet } from '../types/cuff-bracelet';
import { wear as wearWatch } from '../types/watch';
import { show as showWatch } from '../types/watch';
import { wear as wearBangles } from '../types/bangles';
import { show as showBangles } from '../types/bangles';
import { wear as wearBrooch } from '../types/brooch';
import { lay as layBrooch } from '../types/brooch';
import { wear as wearRing } from '../types/ring';
import { show as showRing } from '../types/ring';
import { show as showHairstyle } from '../types/hairstyle';
import { show as showTuck } from '../types/tuck';
import { show as showLayering } from '../types/layering';
import { show as showBelting } from '../types/belting';
import { show as showSleeveRoll } from '../types/sleeve-roll';
import { show as showHemCuff } from '../types/hem-cuff';
import { show as showColorColumn } from '../types/color-column';
import { show as showScarfTie } from '../types/scarf-tie';
import type { ExtraDrawer } from '../worn/extra';
import type { Viewer } from '../worn/view';

type ByType<Kept> = Readonly<Record<string, Readonly<Record<string, Kept>>>>;

// prettier-ignore
export const CUT: ByType<Cutter> = {
  'Outerwear': { 'trench-coat': cutTrenchCoat, 'wool-coat': cutWoolCoat, 'cocoon-coat': cutCocoonCoat, 'blazer': cutBlazer, 'cropped-jacket': cutCroppedJacket, 'denim-jacket': cutDenimJacket, 'leather-jacket': cutLeatherJacket, 'longline-cardigan': cutLonglineCardigan, 'puffer': cutPuffer, 'cape': cutCape, 'waistcoat': cutWaistcoat, 'bomber': cutBomber, 'parka': cutParka, 'rain-coat': cutRainCoat, 'windbreaker': cutWindbreaker, 'fleece-jacket': cutFleeceJacket, 'gilet': cutGilet, 'overshirt': cutOvershirt, 'shacket': cutShacket, 'barn-jacket': cutBarnJacket, 'funnel-jacket': cutFunnelJacket, 'racer-jacket': cutRacerJacket, 'suede-jacket': cutSuedeJacket },
  'Tops': { 't-shirt': cutTShirt, 'blouse': cutBlouse, 'shirt': cutShirt, 'wrap-top': cutWrapTop, 'sweater': cutSweater, 'cardigan': cutCardigan, 'tank': cutTank, 'camisole': cutCamisole, 'peplum-top': cutPeplumTop, 'tunic': cutTunic, 'bodysuit': cutBodysuit, 'polo': cutPolo, 'sweatshirt': cutSweatshirt, 'hoodie': cutHoodie, 'sweater-vest': cutSweaterVest },
  'One-Piece': { 'wrap-dress': cutWrapDress, 'sheath-dress': cutSheathDress, 'shift-dress': cutShiftDress, 'fit-and-flare-dress': cutFitAndFlareDress, 'shirt-dress': cutShirtDress, 'slip-dress': cutSlipDress, 'empire-dress': cutEmpireDress, 'maxi-dress': cutMaxiDress, 'knit-dress': cutKnitDress, 'jumpsuit': cutJumpsuit, 'playsuit': cutPlaysuit, 'dungarees': cutDungarees, 'dungaree-dress': cutDungareeDress, 'kaftan': cutKaftan, 'gown': cutGown, 'wedding-dress': cutWeddingDress, 'swimsuit': cutSwimsuit },
  'Bottoms': { 'straight-trousers': cutStraightTrousers, 'wide-trousers': cutWideTrousers, 'slim-trousers': cutSlimTrousers, 'tapered-trousers': cutTaperedTrousers, 'straight-jeans': cutStraightJeans, 'bootcut-jeans': cutBootcutJeans, 'flared-jeans': cutFlaredJeans, 'pencil-skirt': cutPencilSkirt, 'a-line-skirt': cutALineSkirt, 'pleated-skirt': cutPleatedSkirt, 'full-skirt': cutFullSkirt, 'wrap-skirt': cutWrapSkirt, 'slip-skirt': cutSlipSkirt, 'bubble-skirt': cutBubbleSkirt, 'shorts': cutShorts, 'culottes': cutCulottes, 'skinny-jeans': cutSkinnyJeans, 'slim-jeans': cutSlimJeans, 'wide-jeans': cutWideJeans, 'tapered-jeans': cutTaperedJeans, 'barrel-jeans': cutBarrelJeans, 'baggy-jeans': cutBaggyJeans, 'capri-trousers': cutCapriTrousers, 'flared-trousers': cutFlaredTrousers, 'leggings': cutLeggings, 'joggers': cutJoggers, 'chinos': cutChinos, 'cargo-trousers': cutCargoTrousers, 'skort': cutSkort, 'straight-skirt': cutStraightSkirt, 'tiered-skirt': cutTieredSkirt, 'sports-shorts': cutSportsShorts },
  'Accessories': { 'bra': cutBra, 'bralette': cutBralette, 'sports-bra': cutSportsBra, 'bikini-bottom': cutBikiniBottom },
};

// prettier-ignore
export const WORN: ByType<ExtraDrawer> = {
  'Shoes': { 'pump': wearPump, 'ballet-flat': wearBalletFlat, 'loafer': wearLoafer, 'ankle-boot': wearAnkleBoot, 'knee-boot': wearKneeBoot, 'heeled-sandal': wearHeeledSandal, 'flat-sandal': wearFlatSandal, 'sneaker': wearSneaker, 'retro-sneaker': wearRetroSneaker, 'mule': wearMule, 'slingback': wearSlingback, 'wedge': wearWedge, 'mary-jane': wearMaryJane, 'oxford': wearOxford, 'espadrille': wearEspadrille, 'flip-flop': wearFlipFlop, 'slipper': wearSlipper, 'running-shoe': wearRunningShoe, 'hiking-boot': wearHikingBoot, 'rain-boot': wearRainBoot },
  'Accessories': { 'tote-bag': wearToteBag, 'shoulder-bag': wearShoulderBag, 'clutch-bag': wearClutchBag, 'crossbody-bag': wearCrossbodyBag, 'belt': wearBelt, 'wide-belt': wearWideBelt, 'wide-brim-hat': wearWideBrimHat, 'beret': wearBeret, 'scarf': wearScarf, 'shawl': wearShawl, 'neckerchief': wearNeckerchief, 'hosiery': wearHosiery, 'backpack': wearBackpack, 'cap': wearCap, 'bucket-hat': wearBucketHat, 'beanie': wearBeanie, 'tie': wearTie, 'socks': wearSocks },
  'Jewelry': { 'pendant-necklace': wearPendantNecklace, 'choker': wearChoker, 'layered-necklace': wearLayeredNecklace, 'pearl-strand': wearPearlStrand, 'bib-necklace': wearBibNecklace, 'lariat': wearLariat, 'stud-earrings': wearStudEarrings, 'drop-earrings': wearDropEarrings, 'hoop-earrings': wearHoopEarrings, 'cuff-bracelet': wearCuffBracelet, 'watch': wearWatch, 'bangles': wearBangles, 'brooch': wearBrooch, 'ring': wearRing },
};

// prettier-ignore
export const LAID: ByType<Drawer> = {
  'Shoes': { 'pump': layPump, 'ballet-flat': layBalletFlat, 'loafer': layLoafer, 'ankle-boot': layAnkleBoot, 'knee-boot': layKneeBoot, 'heeled-sandal': layHeeledSandal, 'flat-sandal': layFlatSandal, 'sneaker': laySneaker, 'retro-sneaker': layRetroSneaker, 'mule': layMule, 'slingback': laySlingback, 'wedge': layWedge, 'mary-jane': layMaryJane, 'oxford': layOxford, 'espadrille': layEspadrille, 'flip-flop': layFlipFlop, 'slipper': laySlipper, 'running-shoe': layRunningShoe, 'hiking-boot': layHikingBoot, 'rain-boot': layRainBoot },
  'Accessories': { 'tote-bag': layToteBag, 'shoulder-bag': layShoulderBag, 'clutch-bag': layClutchBag, 'crossbody-bag': layCrossbodyBag, 'belt': layBelt, 'wide-belt': layWideBelt, 'wide-brim-hat': layWideBrimHat, 'beret': layBeret, 'scarf': layScarf, 'shawl': layShawl, 'neckerchief': layNeckerchief, 'backpack': layBackpack, 'cap': layCap, 'bucket-hat': layBucketHat, 'beanie': layBeanie, 'tie': layTie },
  'Jewelry': { 'pendant-necklace': layPendantNecklace, 'choker': layChoker, 'layered-necklace': layLayeredNecklace, 'pearl-strand': layPearlStrand, 'bib-necklace': layBibNecklace, 'lariat': layLariat, 'stud-earrings': layStudEarrings, 'drop-earrings': layDropEarrings, 'hoop-earrings': layHoopEarrings, 'brooch': layBrooch },
};

// prettier-ignore
export const SHOWN: ByType<Viewer> = {
  'Accessories': { 'hosiery': showHosiery, 'socks': showSocks },
  'Jewelry': { 'cuff-bracelet': showCuffBracelet, 'watch': showWatch, 'bangles': showBangles, 'ring': showRing },
};

// prettier-ignore
export const WAYS: ByType<Viewer> = {
  'Styling': { 'hairstyle': showHairstyle, 'tuck': showTuck, 'layering': showLayering, 'belting': showBelting, 'sleeve-roll': showSleeveRoll, 'hem-cuff': showHemCuff, 'color-column': showColorColumn, 'scarf-tie': showScarfTie },
};
