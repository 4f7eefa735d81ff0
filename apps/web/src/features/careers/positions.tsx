import { JOB_POSITIONS } from '../../content/job-positions';
import { Position } from './position';
import styles from './positions.module.css';

export function Positions() {
  return (
    <ul className={styles['positions']}>
      {JOB_POSITIONS.map((position) => (
        <li key={position.id}>
          <Position position={position} />
        </li>
      ))}
    </ul>
  );
}
