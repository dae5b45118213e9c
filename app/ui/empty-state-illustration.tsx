import styles from "./empty-state-illustration.module.css";

/** The road's left edge, from the bottom up to the hilltop. */
const LEFT_EDGE =
  "M255.1 260C318.4 240.7 379.8 224.9 433.6 211.5 487.5 198.1 533.6 187.1 569.8 177.8 606 168.4 632.2 160.8 649.4 154.3 666.6 147.9 674.9 142.6 677.1 138.1 679.3 133.6 675.6 129.9 669.2 126.7 662.9 123.6 654.1 121.1 645.5 118.9L636.9 116.7";
/** The road's right edge, from the hilltop down to the bottom. */
const RIGHT_EDGE =
  "690.5 118.9C704.6 121.1 719.8 123.6 734 126.7 748.2 129.9 761.2 133.6 770.3 138.1 779.4 142.6 784.5 147.9 783.6 154.3 782.6 160.8 775.6 168.4 762.9 177.8 750.2 187.1 731.7 198.1 711.6 211.5 691.5 224.9 669.8 240.7 655.1 260";

/** Illustration of empty states: a road in outline with a car. It is inlined into the page, so it is there offline too. */
export function EmptyStateIllustration() {
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
      <path className={styles.ground} d={`${LEFT_EDGE}L${RIGHT_EDGE}Z`} />
      <path className={styles.edge} d={`${LEFT_EDGE}M${RIGHT_EDGE}`} />
      {/* The hill that hides the rest of the road. */}
      <path
        className={styles.hills}
        d="M0 124C170 116 320 128 470 119 530 115 590 114.5 636.9 116.7 690 119.2 760 126 900 117 1060 107 1120 122 1200 113"
      />
      <path
        className={styles.middle}
        d="M471.2 250.7Q499.6 238 527.8 227.2L533.5 227.2Q505.9 238 478 250.7ZM581.7 207.3Q607.4 198.3 629.2 190.6L633.2 190.6Q611.8 198.3 586.5 207.3ZM667.9 176.5Q684.8 170.1 696.5 164.6L699.4 164.6Q687.9 170.1 671.3 176.5ZM714.8 154.6Q721.4 150 723.4 146.2L725.5 146.2Q723.7 150 717.3 154.6Z"
      />
      <g transform="translate(714 134) rotate(17)">
        <g className={styles.car}>
          <path d="M-17 -2C-18 -5-16 -6.5-10 -7-7 -7.5-6 -8-4 -9.5 0 -11 6 -11 10 -7.5 14 -7 17 -6 17 -2Z" />
          <circle cx="-10" cy="-2" r="2.7" />
          <circle cx="10.5" cy="-2" r="2.7" />
        </g>
      </g>
    </svg>
  );
}
