import { RotateTrendsCommand, ShowTrendsCommand, TrendsCommand } from './trends.command';

export const TRENDS_ADMIN = [TrendsCommand, RotateTrendsCommand, ShowTrendsCommand];
