import { createScarf } from '../worn/accessories/scarves/scarves';
import { createScarfView } from '../worn/accessories/scarves/scarf-view';

export const wear = createScarf('shawl');
export const show = createScarfView('shawl');
