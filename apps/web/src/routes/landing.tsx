import { Welcome } from '../features/landing/welcome';
import { metaOf } from '../content/page-meta';
import { usePageMeta } from '../lib/use-page-meta';
import { paths } from '../paths';

export default function Landing() {
  usePageMeta(metaOf(paths.landing));
  return <Welcome />;
}
