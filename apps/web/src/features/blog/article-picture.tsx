import { plateUrls } from '../../content/plates/plate-urls';
import { Picture } from '../../ui/pictures/picture';
import type { ArticleSummary } from '../../content/article';
import { getPlate } from './article-plates';

interface ArticlePictureProps {
  article: ArticleSummary;
  decorative?: boolean;
  eager?: boolean;
}

export function ArticlePicture({ article, decorative = false, eager = false }: ArticlePictureProps) {
  const { plate, alt } = getPlate(article);
  return <Picture src={plateUrls[plate]} alt={decorative ? '' : alt} shape="landscape" eager={eager} />;
}
