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

/** Tells search engines that run the page what the server has told the others in a header. */
function useNoIndex(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = ['noindex', 'nofollow'].join();
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
