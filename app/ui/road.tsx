import styles from "./road.module.css";

/** A road that leads on, in outline: what stands where there is nothing else to show. It is drawn with the page, so it is there without a network too. */
export function Road() {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 1200 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.hills}
        d="M0 96C90 92 150 60 236 58S380 92 470 90 606 30 706 34 846 88 930 84 1080 52 1200 64"
      />
      <path className={styles.hills} d="M0 118C170 112 320 120 470 112S760 92 900 104 1090 116 1200 108" />
      <path
        className={styles.edge}
        d="M250 260C420 222 640 214 655 180 664 158 575 156 568 137 563 122 622 112 637 103"
      />
      <path
        className={styles.edge}
        d="M660 260C780 232 812 205 796 178 782 152 625 152 612 135 606 124 634 112 643 103"
      />
      <path
        className={styles.middle}
        d="M455 260C610 226 735 207 724 178 714 154 596 152 590 136 586 124 628 112 640 103"
      />
    </svg>
  );
}
