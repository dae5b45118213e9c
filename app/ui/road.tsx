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
        d="M150 260C330 214 640 208 656 170 666 146 470 146 492 124 504 112 566 112 596 105"
      />
      <path
        className={styles.edge}
        d="M560 260C760 226 860 214 842 168 828 136 586 142 566 126 560 118 588 110 600 105"
      />
      <path
        className={styles.middle}
        d="M350 260C560 220 760 210 748 168 736 140 520 144 530 125 534 116 580 112 598 105"
      />
    </svg>
  );
}
