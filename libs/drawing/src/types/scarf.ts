import { createScarf } from '../worn/accessories/scarves/scarves';
import { createScarfView } from '../worn/accessories/scarves/scarf-view';

export const wear = createScarf('long-scarf');
export const show = createScarfView('long-scarf');
