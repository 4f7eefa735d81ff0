import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** React Router's key of the page that the browser itself opened. */
const FIRST_LOCATION = 'default';

/** Goes back one page; where there is none before this one (a link opened in a new tab), to the page that is named. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    const hasPageBefore = key !== FIRST_LOCATION || window.history.length > 1;
    void (hasPageBefore ? navigate(-1) : navigate(otherwise, { replace: true }));
  }, [navigate, key, otherwise]);
}
