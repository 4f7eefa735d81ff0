import type { ReactNode } from 'react';
import { Component } from 'react';
import type { Location } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { forgetFailedPages } from './route-page';

interface ErrorBoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Resets on a new URL or a retry. React reports the error. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} at={useLocation()} />;
}

class Boundary extends Component<ErrorBoundaryProps & { at: Location }, { failedAt: Location | null }> {
  override state = { failedAt: null };

  override componentDidCatch() {
    forgetFailedPages();
    this.setState({ failedAt: this.props.at });
  }

  override render() {
    const { at, fallback, children } = this.props;
    return this.state.failedAt === at ? fallback(() => this.setState({ failedAt: null })) : children;
  }
}
