import { RotateTrendsCommand, ShowTrendsCommand, TrendsCommand } from './trends.command';

/** What the command line needs of it. */
export const TRENDS_ADMIN = [TrendsCommand, RotateTrendsCommand, ShowTrendsCommand];
