import type { ReactNode } from 'react';
import { Component } from 'react';
import type { Location } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { redirectTo } from '../browser/redirect';
import { forgetFailedPages } from './route-page';

interface ErrorBoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Resets on a new URL or a retry. React reports the error. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} at={useLocation()} />;
}

/** Browsers' errors for a part of the app that could not be loaded. They keep it failed until the page is loaded anew. */
const MISSING_PART = /dynamically imported module|module script failed|preload CSS/i;

class Boundary extends Component<ErrorBoundaryProps & { at: Location }, { failedAt: Location | null }> {
  override state = { failedAt: null };
  private isPartMissing = false;

  override componentDidCatch(error: Error) {
    this.isPartMissing = MISSING_PART.test(error.message);
    forgetFailedPages();
    this.setState({ failedAt: this.props.at });
  }

  override render() {
    const { at, fallback, children } = this.props;
    return this.state.failedAt === at ? fallback(this.retry) : children;
  }

  private readonly retry = () => {
    if (this.isPartMissing) redirectTo(window.location.href);
    else this.setState({ failedAt: null });
  };
}
