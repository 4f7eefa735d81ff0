import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../ui/layout/layout';
import { SharedPassportPage } from '../../features/passport/shared-passport-page';

export default function SharedPassport() {
  const { token = '' } = useParams();
  useNoIndex();
  return (
    <Page>
      <SharedPassportPage key={token} token={token} />
    </Page>
  );
}

/** The server also sends this as a header; some search engines run the page. */
function useNoIndex(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = ['noindex', 'nofollow'].join();
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
