export { cutBriefLayers as cut } from '../garment/bottoms/briefs';
