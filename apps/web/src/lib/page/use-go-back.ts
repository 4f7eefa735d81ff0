import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** React Router's key of the page the browser opened. */
const FIRST_LOCATION = 'default';

/** Falls back to `otherwise` if the tab has no earlier page. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    const hasPageBefore = key !== FIRST_LOCATION || window.history.length > 1;
    void (hasPageBefore ? navigate(-1) : navigate(otherwise, { replace: true }));
  }, [navigate, key, otherwise]);
}
