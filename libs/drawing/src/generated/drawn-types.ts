/** Made of src/types by `npm run generate`. */
import type { Cutter } from '../garment/clothes/layers';
import type { ExtraDrawer } from '../worn/extra';
import type { Drawer } from '../garment/piece';
import type { ByType } from '../garment/stand-ins';
import * as trenchCoat from '../types/trench-coat';
import * as woolCoat from '../types/wool-coat';
import * as cocoonCoat from '../types/cocoon-coat';
import * as blazer from '../types/blazer';
import * as croppedJacket from '../types/cropped-jacket';
import * as denimJacket from '../types/denim-jacket';
import * as leatherJacket from '../types/leather-jacket';
import * as longlineCardigan from '../types/longline-cardigan';
import * as puffer from '../types/puffer';
import * as cape from '../types/cape';
import * as waistcoat from '../types/waistcoat';
import * as bomber from '../types/bomber';
import * as parka from '../types/parka';
import * as rainCoat from '../types/rain-coat';
import * as windbreaker from '../types/windbreaker';
import * as fleeceJacket from '../types/fleece-jacket';
import * as gilet from '../types/gilet';
import * as overshirt from '../types/overshirt';
import * as shacket from '../types/shacket';
import * as barnJacket from '../types/barn-jacket';
import * as funnelJacket from '../types/funnel-jacket';
import * as racerJacket from '../types/racer-jacket';
import * as suedeJacket from '../types/suede-jacket';
import * as tShirt from '../types/t-shirt';
import * as blouse from '../types/blouse';
import * as shirt from '../types/shirt';
import * as wrapTop from '../types/wrap-top';
import * as sweater from '../types/sweater';
import * as cardigan from '../types/cardigan';
import * as tank from '../types/tank';
import * as camisole from '../types/camisole';
import * as peplumTop from '../types/peplum-top';
import * as tunic from '../types/tunic';
import * as bodysuit from '../types/bodysuit';
import * as polo from '../types/polo';
import * as sweatshirt from '../types/sweatshirt';
import * as hoodie from '../types/hoodie';
import * as sweaterVest from '../types/sweater-vest';
import * as wrapDress from '../types/wrap-dress';
import * as sheathDress from '../types/sheath-dress';
import * as shiftDress from '../types/shift-dress';
import * as fitAndFlareDress from '../types/fit-and-flare-dress';
import * as shirtDress from '../types/shirt-dress';
import * as slipDress from '../types/slip-dress';
import * as empireDress from '../types/empire-dress';
import * as maxiDress from '../types/maxi-dress';
import * as knitDress from '../types/knit-dress';
import * as jumpsuit from '../types/jumpsuit';
import * as playsuit from '../types/playsuit';
import * as dungarees from '../types/dungarees';
import * as dungareeDress from '../types/dungaree-dress';
import * as kaftan from '../types/kaftan';
import * as gown from '../types/gown';
import * as weddingDress from '../types/wedding-dress';
import * as swimsuit from '../types/swimsuit';
import * as straightTrousers from '../types/straight-trousers';
import * as wideTrousers from '../types/wide-trousers';
import * as slimTrousers from '../types/slim-trousers';
import * as taperedTrousers from '../types/tapered-trousers';
import * as straightJeans from '../types/straight-jeans';
import * as bootcutJeans from '../types/bootcut-jeans';
import * as flaredJeans from '../types/flared-jeans';
import * as pencilSkirt from '../types/pencil-skirt';
import * as aLineSkirt from '../types/a-line-skirt';
import * as pleatedSkirt from '../types/pleated-skirt';
import * as fullSkirt from '../types/full-skirt';
import * as wrapSkirt from '../types/wrap-skirt';
import * as slipSkirt from '../types/slip-skirt';
import * as bubbleSkirt from '../types/bubble-skirt';
import * as shorts from '../types/shorts';
import * as culottes from '../types/culottes';
import * as skinnyJeans from '../types/skinny-jeans';
import * as slimJeans from '../types/slim-jeans';
import * as wideJeans from '../types/wide-jeans';
import * as taperedJeans from '../types/tapered-jeans';
import * as barrelJeans from '../types/barrel-jeans';
import * as baggyJeans from '../types/baggy-jeans';
import * as capriTrousers from '../types/capri-trousers';
import * as flaredTrousers from '../types/flared-trousers';
import * as leggings from '../types/leggings';
import * as joggers from '../types/joggers';
import * as chinos from '../types/chinos';
import * as cargoTrousers from '../types/cargo-trousers';
import * as skort from '../types/skort';
import * as straightSkirt from '../types/straight-skirt';
import * as tieredSkirt from '../types/tiered-skirt';
import * as sportsShorts from '../types/sports-shorts';
import * as pump from '../types/pump';
import * as balletFlat from '../types/ballet-flat';
import * as loafer from '../types/loafer';
import * as ankleBoot from '../types/ankle-boot';
import * as kneeBoot from '../types/knee-boot';
import * as heeledSandal from '../types/heeled-sandal';
import * as flatSandal from '../types/flat-sandal';
import * as sneaker from '../types/sneaker';
import * as retroSneaker from '../types/retro-sneaker';
import * as mule from '../types/mule';
import * as slingback from '../types/slingback';
import * as wedge from '../types/wedge';
import * as maryJane from '../types/mary-jane';
import * as oxford from '../types/oxford';
import * as espadrille from '../types/espadrille';
import * as flipFlop from '../types/flip-flop';
import * as slipper from '../types/slipper';
import * as runningShoe from '../types/running-shoe';
import * as hikingBoot from '../types/hiking-boot';
import * as rainBoot from '../types/rain-boot';
import * as toteBag from '../types/tote-bag';
import * as shoulderBag from '../types/shoulder-bag';
import * as clutchBag from '../types/clutch-bag';
import * as crossbodyBag from '../types/crossbody-bag';
import * as belt from '../types/belt';
import * as wideBelt from '../types/wide-belt';
import * as wideBrimHat from '../types/wide-brim-hat';
import * as beret from '../types/beret';
import * as scarf from '../types/scarf';
import * as shawl from '../types/shawl';
import * as neckerchief from '../types/neckerchief';
import * as hosiery from '../types/hosiery';
import * as backpack from '../types/backpack';
import * as cap from '../types/cap';
import * as bucketHat from '../types/bucket-hat';
import * as beanie from '../types/beanie';
import * as tie from '../types/tie';
import * as socks from '../types/socks';
import * as bra from '../types/bra';
import * as bralette from '../types/bralette';
import * as sportsBra from '../types/sports-bra';
import * as bikiniBottom from '../types/bikini-bottom';
import * as pendantNecklace from '../types/pendant-necklace';
import * as choker from '../types/choker';
import * as layeredNecklace from '../types/layered-necklace';
import * as pearlStrand from '../types/pearl-strand';
import * as bibNecklace from '../types/bib-necklace';
import * as lariat from '../types/lariat';
import * as studEarrings from '../types/stud-earrings';
import * as dropEarrings from '../types/drop-earrings';
import * as hoopEarrings from '../types/hoop-earrings';
import * as cuffBracelet from '../types/cuff-bracelet';
import * as watch from '../types/watch';
import * as bangles from '../types/bangles';
import * as brooch from '../types/brooch';
import * as ring from '../types/ring';

// prettier-ignore
export const CUT: ByType<Cutter> = {
  'Outerwear': { 'trench-coat': trenchCoat.cut, 'wool-coat': woolCoat.cut, 'cocoon-coat': cocoonCoat.cut, 'blazer': blazer.cut, 'cropped-jacket': croppedJacket.cut, 'denim-jacket': denimJacket.cut, 'leather-jacket': leatherJacket.cut, 'longline-cardigan': longlineCardigan.cut, 'puffer': puffer.cut, 'cape': cape.cut, 'waistcoat': waistcoat.cut, 'bomber': bomber.cut, 'parka': parka.cut, 'rain-coat': rainCoat.cut, 'windbreaker': windbreaker.cut, 'fleece-jacket': fleeceJacket.cut, 'gilet': gilet.cut, 'overshirt': overshirt.cut, 'shacket': shacket.cut, 'barn-jacket': barnJacket.cut, 'funnel-jacket': funnelJacket.cut, 'racer-jacket': racerJacket.cut, 'suede-jacket': suedeJacket.cut },
  'Tops': { 't-shirt': tShirt.cut, 'blouse': blouse.cut, 'shirt': shirt.cut, 'wrap-top': wrapTop.cut, 'sweater': sweater.cut, 'cardigan': cardigan.cut, 'tank': tank.cut, 'camisole': camisole.cut, 'peplum-top': peplumTop.cut, 'tunic': tunic.cut, 'bodysuit': bodysuit.cut, 'polo': polo.cut, 'sweatshirt': sweatshirt.cut, 'hoodie': hoodie.cut, 'sweater-vest': sweaterVest.cut },
  'One-Piece': { 'wrap-dress': wrapDress.cut, 'sheath-dress': sheathDress.cut, 'shift-dress': shiftDress.cut, 'fit-and-flare-dress': fitAndFlareDress.cut, 'shirt-dress': shirtDress.cut, 'slip-dress': slipDress.cut, 'empire-dress': empireDress.cut, 'maxi-dress': maxiDress.cut, 'knit-dress': knitDress.cut, 'jumpsuit': jumpsuit.cut, 'playsuit': playsuit.cut, 'dungarees': dungarees.cut, 'dungaree-dress': dungareeDress.cut, 'kaftan': kaftan.cut, 'gown': gown.cut, 'wedding-dress': weddingDress.cut, 'swimsuit': swimsuit.cut },
  'Bottoms': { 'straight-trousers': straightTrousers.cut, 'wide-trousers': wideTrousers.cut, 'slim-trousers': slimTrousers.cut, 'tapered-trousers': taperedTrousers.cut, 'straight-jeans': straightJeans.cut, 'bootcut-jeans': bootcutJeans.cut, 'flared-jeans': flaredJeans.cut, 'pencil-skirt': pencilSkirt.cut, 'a-line-skirt': aLineSkirt.cut, 'pleated-skirt': pleatedSkirt.cut, 'full-skirt': fullSkirt.cut, 'wrap-skirt': wrapSkirt.cut, 'slip-skirt': slipSkirt.cut, 'bubble-skirt': bubbleSkirt.cut, 'shorts': shorts.cut, 'culottes': culottes.cut, 'skinny-jeans': skinnyJeans.cut, 'slim-jeans': slimJeans.cut, 'wide-jeans': wideJeans.cut, 'tapered-jeans': taperedJeans.cut, 'barrel-jeans': barrelJeans.cut, 'baggy-jeans': baggyJeans.cut, 'capri-trousers': capriTrousers.cut, 'flared-trousers': flaredTrousers.cut, 'leggings': leggings.cut, 'joggers': joggers.cut, 'chinos': chinos.cut, 'cargo-trousers': cargoTrousers.cut, 'skort': skort.cut, 'straight-skirt': straightSkirt.cut, 'tiered-skirt': tieredSkirt.cut, 'sports-shorts': sportsShorts.cut },
  'Accessories': { 'bra': bra.cut, 'bralette': bralette.cut, 'sports-bra': sportsBra.cut, 'bikini-bottom': bikiniBottom.cut },
};

// prettier-ignore
export const WORN: ByType<ExtraDrawer> = {
  'Shoes': { 'pump': pump.wear, 'ballet-flat': balletFlat.wear, 'loafer': loafer.wear, 'ankle-boot': ankleBoot.wear, 'knee-boot': kneeBoot.wear, 'heeled-sandal': heeledSandal.wear, 'flat-sandal': flatSandal.wear, 'sneaker': sneaker.wear, 'retro-sneaker': retroSneaker.wear, 'mule': mule.wear, 'slingback': slingback.wear, 'wedge': wedge.wear, 'mary-jane': maryJane.wear, 'oxford': oxford.wear, 'espadrille': espadrille.wear, 'flip-flop': flipFlop.wear, 'slipper': slipper.wear, 'running-shoe': runningShoe.wear, 'hiking-boot': hikingBoot.wear, 'rain-boot': rainBoot.wear },
  'Accessories': { 'tote-bag': toteBag.wear, 'shoulder-bag': shoulderBag.wear, 'clutch-bag': clutchBag.wear, 'crossbody-bag': crossbodyBag.wear, 'belt': belt.wear, 'wide-belt': wideBelt.wear, 'wide-brim-hat': wideBrimHat.wear, 'beret': beret.wear, 'scarf': scarf.wear, 'shawl': shawl.wear, 'neckerchief': neckerchief.wear, 'hosiery': hosiery.wear, 'backpack': backpack.wear, 'cap': cap.wear, 'bucket-hat': bucketHat.wear, 'beanie': beanie.wear, 'tie': tie.wear, 'socks': socks.wear },
  'Jewelry': { 'pendant-necklace': pendantNecklace.wear, 'choker': choker.wear, 'layered-necklace': layeredNecklace.wear, 'pearl-strand': pearlStrand.wear, 'bib-necklace': bibNecklace.wear, 'lariat': lariat.wear, 'stud-earrings': studEarrings.wear, 'drop-earrings': dropEarrings.wear, 'hoop-earrings': hoopEarrings.wear, 'cuff-bracelet': cuffBracelet.wear, 'watch': watch.wear, 'bangles': bangles.wear, 'brooch': brooch.wear, 'ring': ring.wear },
};

// prettier-ignore
export const LAID: ByType<Drawer> = {
  'Shoes': { 'pump': pump.lay, 'ballet-flat': balletFlat.lay, 'loafer': loafer.lay, 'ankle-boot': ankleBoot.lay, 'knee-boot': kneeBoot.lay, 'heeled-sandal': heeledSandal.lay, 'flat-sandal': flatSandal.lay, 'sneaker': sneaker.lay, 'retro-sneaker': retroSneaker.lay, 'mule': mule.lay, 'slingback': slingback.lay, 'wedge': wedge.lay, 'mary-jane': maryJane.lay, 'oxford': oxford.lay, 'espadrille': espadrille.lay, 'flip-flop': flipFlop.lay, 'slipper': slipper.lay, 'running-shoe': runningShoe.lay, 'hiking-boot': hikingBoot.lay, 'rain-boot': rainBoot.lay },
  'Accessories': { 'tote-bag': toteBag.lay, 'shoulder-bag': shoulderBag.lay, 'clutch-bag': clutchBag.lay, 'crossbody-bag': crossbodyBag.lay, 'belt': belt.lay, 'wide-belt': wideBelt.lay, 'wide-brim-hat': wideBrimHat.lay, 'beret': beret.lay, 'scarf': scarf.lay, 'shawl': shawl.lay, 'neckerchief': neckerchief.lay, 'hosiery': hosiery.lay, 'backpack': backpack.lay, 'cap': cap.lay, 'bucket-hat': bucketHat.lay, 'beanie': beanie.lay, 'tie': tie.lay, 'socks': socks.lay },
  'Jewelry': { 'pendant-necklace': pendantNecklace.lay, 'choker': choker.lay, 'layered-necklace': layeredNecklace.lay, 'pearl-strand': pearlStrand.lay, 'bib-necklace': bibNecklace.lay, 'lariat': lariat.lay, 'stud-earrings': studEarrings.lay, 'drop-earrings': dropEarrings.lay, 'hoop-earrings': hoopEarrings.lay, 'cuff-bracelet': cuffBracelet.lay, 'watch': watch.lay, 'bangles': bangles.lay, 'brooch': brooch.lay, 'ring': ring.lay },
};
