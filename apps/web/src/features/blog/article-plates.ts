import type { PlateName } from '../../content/plates/plates';
