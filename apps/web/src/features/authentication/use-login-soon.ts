import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';

/** Time to read what was achieved, in milliseconds. */
const READING_TIME_MS = 2000;

/** Leads to the login page a moment after something has succeeded. */
export function useLoginSoon(succeeded: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!succeeded) return undefined;
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [succeeded, navigate]);
}
